/** The account, service and template whose requests the sandbox accepts. */
export interface MailCredentials {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** What the email client posts. Further fields are kept as they came. */
export interface SendRequest {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

export type SendCheck =
  | { kind: 'valid'; request: SendRequest }
  | { kind: 'refused'; status: 400 | 403; reason: string };

/** The real service's limit for all template params together, here for the whole body. */
export const sendByteLimit = 50_000;

export function checkSendRequest(
  contentType: string | undefined,
  body: string,
  accepted: MailCredentials,
): SendCheck {
  const [mediaType = ''] = (contentType ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return refused('The request must be JSON: its Content-Type must be application/json.');
  }
  const request = parseJson(body);
  if (request === undefined) return refused('The request is not well-formed JSON.');
  if (!isPlainObject(request)) return refused('The request must be a JSON object.');
  const { lib_version, user_id, service_id, template_id, template_params } = request;
  if (!isFilledText(lib_version)) {
    return refused('The client version is required: send it as lib_version.');
  }
  if (!isFilledText(user_id)) return refused('The Public Key is required: send it as user_id.');
  if (user_id !== accepted.publicKey) {
    return refused('The Public Key is invalid: no account of this sandbox has it.', 403);
  }
  if (!isFilledText(service_id)) {
    return refused('The Service ID is required: send it as service_id.');
  }
  if (service_id !== accepted.serviceId) {
    return refused('The Service ID was not found in this account.');
  }
  if (!isFilledText(template_id)) {
    return refused('The Template ID is required: send it as template_id.');
  }
  if (template_id !== accepted.templateId) {
    return refused('The Template ID was not found in this account.');
  }
  if (!isPlainObject(template_params)) {
    return refused('The template params must be an object: send it as template_params.');
  }
  return {
    kind: 'valid',
    request: { ...request, lib_version, user_id, service_id, template_id, template_params },
  };
}

function refused(reason: string, status: 400 | 403 = 400): SendCheck {
  return { kind: 'refused', status, reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
