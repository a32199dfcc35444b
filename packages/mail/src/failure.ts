/**
 * Why a mail was not sent. "unreachable": the server was not reached or let nobody in; "broken": it failed later, whatever the
 * mail; "refused": it did not want this mail now; "permanent": it does not want this mail at all.
 */
export type MailFailure = "unreachable" | "broken" | "refused" | "permanent";

/** Answers that speak of the order of commands or the sign-in, wherever they come (RFC 5321, 4.2.4; RFC 4954, section 6). */
const NOT_THE_MAIL = [503, 530, 534, 535, 538];
const CONNECTING = /^(CONN|EHLO|HELO|STARTTLS|AUTH\b.*)$/;
const UNKNOWN_NAME = ["EDNS", "ENOTFOUND", "EAI_AGAIN", "EFORBIDDENTARGET"];
const NOT_LET_IN = [...UNKNOWN_NAME, "ENOCONNECTION", "ETLS", "EAUTH", "ENOAUTH"];
/** OpenSSL's and Node's names of what is wrong with a certificate or a handshake. */
const NO_TLS = /CERT|SIGN|SSL|TLS|^EPROTO$/;
const CONNECT_TIMEOUTS = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];

/** Tells whose fault an error of `deliver` is. */
export function failureOf(error: unknown): MailFailure {
  const text = textsOf(error);
  const [command, answer] = [text("command"), Number(text("responseCode"))];
  if (
    NOT_LET_IN.includes(text("code")) ||
    NO_TLS.test(text("originalCode")) ||
    CONNECT_TIMEOUTS.includes(text("timeoutType"))
  )
    return "unreachable";
  if (answer && CONNECTING.test(command)) return "unreachable";
  if (text("code") === "EENVELOPE" && command === "API") return "permanent"; // an address no server would be asked about
  if (
    !answer ||
    !["RCPT TO", "DATA"].includes(command) ||
    NOT_THE_MAIL.includes(answer) ||
    isAboutServer(answer, text("response"))
  )
    return "broken";
  return answer >= 500 ? "permanent" : "refused";
}

/** A server in trouble of its own (x.3.x and x.4.x of RFC 3463), or one that passes nothing on for us, says so of every recipient. */
function isAboutServer(answer: number, response: string): boolean {
  return answer < 500 ? /^\d{3}[ -]4\.[34]\./.test(response) : /\brelay(ing)?\b/i.test(response);
}

/** How far a connection came: to the name, the connection, its encryption, the sign-in, the addresses or the message. */
export type MailStage = "name" | "connection" | "tls" | "signIn" | "address" | "message";

/** Tells how far an error of `deliver` or `checkServer` came, and nothing of what the other side said. */
export function stageOf(error: unknown): MailStage {
  const text = textsOf(error);
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

function textsOf(error: unknown): (name: string) => string {
  return (name) =>
    typeof error === "object" && error !== null && name in error ? String(Reflect.get(error, name) ?? "") : "";
}
