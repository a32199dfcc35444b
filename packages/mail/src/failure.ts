/**
 * Why a mail was not sent. "unreachable": no connection or sign-in; "broken": a later error of the server; "refused": a
 * temporary refusal of this mail; "permanent": a final refusal of this mail.
 */
export type MailFailure = "unreachable" | "broken" | "refused" | "permanent";

/**
 * Reply codes about the order of commands or the sign-in, which never concern the mail (RFC 5321, 4.2.4; RFC 4954, 6).
 */
const NOT_THE_MAIL = [503, 530, 534, 535, 538];
const CONNECTING = /^(CONN|EHLO|HELO|STARTTLS|AUTH\b.*)$/;
const UNKNOWN_NAME = ["EDNS", "ENOTFOUND", "EAI_AGAIN", "EFORBIDDENTARGET"];
const NOT_LET_IN = [...UNKNOWN_NAME, "ENOCONNECTION", "ETLS", "EAUTH", "ENOAUTH"];
/** Certificate and handshake errors of OpenSSL and Node. */
const NO_TLS = /CERT|SIGN|SSL|TLS|^EPROTO$/;
const CONNECT_TIMEOUTS = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];

/** Classifies an error of `deliver`. */
export function getFailure(error: unknown): MailFailure {
  const text = getTexts(error);
  const [command, answer] = [text("command"), Number(text("responseCode"))];
  if (
    NOT_LET_IN.includes(text("code")) ||
    NO_TLS.test(text("originalCode")) ||
    CONNECT_TIMEOUTS.includes(text("timeoutType"))
  )
    return "unreachable";
  if (answer && CONNECTING.test(command)) return "unreachable";
  // an invalid address is rejected before the server is asked
  if (text("code") === "EENVELOPE" && command === "API") return "permanent";
  if (
    !answer ||
    !["RCPT TO", "DATA"].includes(command) ||
    NOT_THE_MAIL.includes(answer) ||
    isAboutServer(answer, text("response"))
  )
    return "broken";
  return answer >= 500 ? "permanent" : "refused";
}

/**
 * Enhanced codes (RFC 3463) of refused recipients whose mailbox exists: full, or a fault of servers, routes or
 * policies.
 */
const MAILBOX_REMAINS = /^\d{3}[ -]5\.(2\.[2-9]|[3-7]\.)/;

/** Returns whether an error of `deliver` says that the recipient's mailbox does not exist (a hard bounce). */
export function hasNoMailbox(error: unknown): boolean {
  const text = getTexts(error);
  return getFailure(error) === "permanent" && text("command") === "RCPT TO" && !MAILBOX_REMAINS.test(text("response"));
}

/**
 * Returns whether a reply concerns the server instead of the mail: its own errors (x.3.x and x.4.x of RFC 3463) or
 * refused relaying.
 */
function isAboutServer(answer: number, response: string): boolean {
  return answer < 500 ? /^\d{3}[ -]4\.[34]\./.test(response) : /\brelay(ing)?\b/i.test(response);
}

/** The stage a connection reached: DNS, connection, encryption, sign-in, addresses or message. */
export type MailStage = "name" | "connection" | "tls" | "signIn" | "address" | "message";

/** Returns the stage at which `deliver` or `checkServer` failed, without the server's reply. */
export function getStage(error: unknown): MailStage {
  const text = getTexts(error);
  const codes = [text("code"), text("originalCode")];
  if (codes.some((code) => UNKNOWN_NAME.includes(code))) return "name";
  if (
    codes.some((code) => NO_TLS.test(code)) ||
    text("command") === "STARTTLS" ||
    text("timeoutType") === "UPGRADE_TIMEOUT"
  )
    return "tls";
  if (codes.includes("EAUTH") || codes.includes("ENOAUTH")) return "signIn";
  if (codes.includes("EENVELOPE")) return "address";
  return codes.includes("EMESSAGE") ? "message" : "connection";
}

function getTexts(error: unknown): (name: string) => string {
  return (name) =>
    typeof error === "object" && error !== null && name in error ? String(Reflect.get(error, name) ?? "") : "";
}
