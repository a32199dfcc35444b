/**
 * Makes the address a person typed one that leads somewhere: "ornek.com" gets https, an e-mail address mailto.
 * @returns undefined where nothing can be made of it, or where an article may not hold it
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
