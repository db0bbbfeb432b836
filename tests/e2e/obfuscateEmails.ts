const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const decoder = '<script src="/cdn-cgi/scripts/email-decode.min.js"></script>';

/** What is left alone: what stands between the comments, and elements whose text is not shown. */
const untouched =
  /(<!--email_off-->[\s\S]*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b[\s\S]*?<\/\2>)/;

/** Rewrites the links to addresses, and the addresses in text. */
function obfuscate(html: string): string {
  return html
    .replace(/(<a\b[^>]*\bhref=")mailto:[^"]*"/g, '$1/cdn-cgi/l/email-protection#"')
    .replace(/>[^<]+/g, (text) => text.replace(email, '[email&#160;protected]'));
}

/**
 * Rewrites a page as Cloudflare documents its Email Address Obfuscation, which is on by default.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function obfuscateEmails(html: string): string {
  // Every second piece is untouched, followed by the name of its element.
  const pieces = html.split(untouched);
  const rewritten = pieces.map((piece = '', index) =>
    index % 3 === 0 ? obfuscate(piece) : index % 3 === 1 ? piece : '',
  );
  const result = rewritten.join('');
  return result === html ? html : result.replace('</body>', `${decoder}</body>`);
}
