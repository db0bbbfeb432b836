/** A fault in a component or a hook, and the stories that must find it. */
export interface ComponentFault {
  file: string;
  /** What stands in the file, once. */
  find: string;
  replacement: string;
  stories: string;
}

const contactForm = 'stories/forms/ContactForm/ContactForm.stories.tsx';
const contactSending = 'stories/forms/ContactForm/ContactFormSending.stories.tsx';
const contactMessages = 'stories/forms/ContactForm/ContactFormMessages.stories.tsx';
const contactFailures = 'stories/forms/ContactForm/ContactFormFailures.stories.tsx';
const joinForm = 'stories/forms/JoinForm/JoinForm.stories.tsx';
const joinMessages = 'stories/forms/JoinForm/JoinFormMessages.stories.tsx';
const joinTyped = 'stories/forms/JoinForm/JoinFormPhoneTyped.stories.tsx';
const prerendered = 'stories/forms/Prerendered.stories.tsx';
const contactFields = 'stories/forms/ContactFields.stories.tsx';
const phoneField = 'stories/forms/PhoneField.stories.tsx';
const textField = 'stories/forms/FormTextField.stories.tsx';

const faultsIn = (
  file: string,
  stories: string,
  faults: Readonly<Record<string, string>>,
): ComponentFault[] =>
  Object.entries(faults).map(([find, replacement]) => ({
    file: `src/forms/${file}`,
    find,
    replacement,
    stories,
  }));

/** Each decides something that a visitor notices. A browser runs them too slowly for every one that could be made. */
export const componentFaults: readonly ComponentFault[] = [
  ...faultsIn('ContactFields.tsx', contactFields, {
    'isReadOnly={isReadOnly}': '',
    'label={labels[name]}': 'label={name}',
    'const { rule, ...input }: FormField = contactFields[name];': 'const input = {};',
  }),
  ...faultsIn('ContactForm.tsx', contactSending, {
    'isSending={isSending}': 'isSending={false}',
    'isReadOnly={isSending}': 'isReadOnly={false}',
    'onPress: startAnother': 'onPress: forget',
  }),
  ...faultsIn('ContactForm.tsx', contactForm, {
    'onFocusCapture={touch}': '',
    'aria-labelledby={titleId}': '',
  }),
  ...faultsIn('ContactForm.tsx', contactFailures, { 'onChangeCapture={forget}': '' }),
  ...faultsIn('ContactLinks.tsx', 'stories/forms/ContactLinks.stories.tsx', {
    '`mailto:${contact.email}`': 'contact.email',
    '`tel:${contact.phone}`': 'contact.phone',
  }),
  ...faultsIn('FormTextField.tsx', joinMessages, {
    'meta.touched ? meta.error : undefined': 'meta.error',
  }),
  ...faultsIn('FormTextField.tsx', contactFields, { 'autoComplete={autoComplete}': '' }),
  ...faultsIn('FormTextField.tsx', joinTyped, { 'hidden={alert !== undefined}': '' }),
  ...faultsIn('FormTextField.tsx', phoneField, { 'inputMode, ': '' }),
  ...faultsIn('FormTextField.tsx', textField, {
    'error ?? hint': 'hint',
    'aria-describedby={helperTextId}': '',
    'readOnly={isReadOnly}': '',
    'htmlFor={id}': '',
  }),
  ...faultsIn('JoinForm.tsx', joinForm, { 'fault !== undefined &&': 'false &&' }),
  ...faultsIn('OutcomeAlert.tsx', 'stories/forms/OutcomeAlert.stories.tsx', {
    'role="status"': '',
    'role="alert"': '',
    'offline: messages.hintOffline': 'offline: messages.hintOtherWays',
    'tooMany: messages.hintTooMany': 'tooMany: messages.hintOtherWays',
    "reason === 'offline' &&": 'false &&',
    "reason !== 'tooMany' &&": 'false &&',
    'onClick={another.onPress}': '',
  }),
  ...faultsIn('PhoneField.tsx', joinTyped, {
    'if (problem) onRefuse(problem);': 'if (problem) return;',
    'writeBeforeCaret(target, value);': '',
  }),
  ...faultsIn('PhoneField.tsx', phoneField, { '{...input}': '' }),
  ...faultsIn('PrivacyNotice.tsx', 'stories/forms/PrivacyNotice.stories.tsx', {
    'href={privacyHref}': 'href="/"',
  }),
  ...faultsIn('RoleCards.tsx', 'stories/forms/RoleCards.stories.tsx', {
    'meta.touched ? meta.error : undefined': 'undefined',
    'field.value === role.value': 'false',
    'component="legend"': '',
    "[`${id}-${role.id}-text`, errorId].filter(Boolean).join(' ')": 'errorId',
  }),
  ...faultsIn('ScriptlessNotice.tsx', 'stories/forms/ScriptlessNotice.stories.tsx', {
    'html[data-app="failed"] &': 'html[data-app="other"] &',
  }),
  ...faultsIn('SendButton.tsx', 'stories/forms/SendButton.stories.tsx', {
    "isSending ? 'hidden' : 'visible'": "'visible'",
    '{...busy}': '',
  }),
  ...faultsIn('useBroughtIntoView.ts', contactFailures, { 'scrollIntoView(': 'getAnimations(' }),
  ...faultsIn('useCheckedForm.ts', contactMessages, {
    '?.focus()': '',
  }),
  ...faultsIn('useCheckedForm.ts', joinMessages, {
    'setFieldTouched(name, namesInError.includes(name), false)':
      'setFieldTouched(name, true, false)',
  }),
  ...faultsIn('useCheckedForm.ts', joinForm, { 'unshown.length > 0': 'false' }),
  ...faultsIn('useContactForm.ts', contactSending, {
    'if (absorbsPress()) return;': '',
    "outcome.kind === 'sent'": 'false',
    'formFields(formRef.current)[0]?.focus()': 'formRef.current.focus()',
  }),
  ...faultsIn('useFirstTouch.ts', contactForm, {
    'if (isTouched.current) return;': '',
    'onFirstTouch?.();': '',
  }),
  ...faultsIn('useJoinForm.ts', joinForm, {
    'onValid: onJoin': 'onValid: () => undefined',
    'texts.role || roleInMind': 'texts.role',
  }),
  ...faultsIn('useJoinForm.ts', joinTyped, {
    'count: count + 1, about': 'count, about',
    'notNumeric: messages.phoneNotNumeric': 'notNumeric: messages.phoneTooLong',
  }),
  ...faultsIn('useTypedBeforeScript.ts', prerendered, {
    'useLayoutEffect(() => adopt(), []);': '',
  }),
  ...faultsIn('useTypedBeforeScript.ts', joinForm, { 'field.value = value;': '' }),
];
