/**
 * Completes a typed address: "ornek.com" gets https, an e-mail address mailto.
 * @returns undefined for invalid addresses, and for schemes that articles must not contain
 */
export function normaliseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return undefined;
  if (/^(\/(?!\/)|#)/.test(text)) return text;
  if (/^(mailto|tel):./i.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(text) && URL.canParse(`https://${text}`)) return `https://${text}`;
  return undefined;
}
