/**
 * The passwords guessed first, six characters and longer: the head of the public lists of leaked passwords and what is usual in
 * Turkey. Letters and digits alone are compared, without case.
 */
const words =
  "123456 1234567 12345678 123456789 1234567890 0123456789 012345 123123 123321 112233 121212 123654 147258 159753 111111 000000 222222 333333 444444 555555 666666 777777 888888 999999 654321 987654 987654321 102030 " +
  "123qwe qwe123 qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx asdasd asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc123 abcdef abcdefg abcd1234 a123456 aa123456 " +
  "password password1 passw0rd parola parola1 parolam sifre1 sifre12 sifre123 sifrem letmein welcome admin1 admin123 administrator iloveyou monkey dragon football sunshine princess superman master shadow " +
  "istanbul istanbul34 ankara ankara06 izmir35 turkiye turkiye1 atatürk ataturk galatasaray galatasaray1905 fenerbahce fenerbahçe fenerbahce1907 besiktas beşiktaş besiktas1903 trabzonspor trabzon61 seniseviyorum askim aşkım123 bismillah allah1 merhaba mustafa mehmet fatih1453";

const common = new Set(words.split(" "));

/** True for a password that is among the first to be guessed. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLocaleLowerCase("tr-TR")) || common.has(password.toLowerCase());
}
