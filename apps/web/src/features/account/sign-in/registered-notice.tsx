import { tabStore } from "@site/browser/browser-store";
import { useEffect, useState } from "react";
import styles from "../../member/member.module.css";

const KEY = "registered";

/** Keeps the answer to a registration for the sign-in, which follows two seconds later. */
export function storeRegistrationAnswer(answer: string): void {
  tabStore.set(KEY, answer);
}

/** Forgets the answer, because the member has signed in. */
export function forgetRegistrationAnswer(): void {
  tabStore.remove(KEY);
}

/** Says until the sign-in that a mail is on its way to a person who has just registered. */
export function RegisteredNotice() {
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => setAnswer(tabStore.get(KEY)), []);
  if (answer === null) return null;
  return (
    <p role="status" className={styles.notice}>
      {answer}
    </p>
  );
}
