import { tabStore } from "@site/browser/browser-store";
import { useEffect, useState } from "react";
import styles from "../../member/member.module.css";

const KEY = "registered";

/** Stores the server's answer to a registration for the sign-in screen, which opens two seconds later. */
export function storeRegistrationAnswer(answer: string): void {
  tabStore.set(KEY, answer);
}

/** Deletes the stored answer, because the member has signed in. */
export function forgetRegistrationAnswer(): void {
  tabStore.remove(KEY);
}

/** Tells a person who has just registered that a mail is on its way, until they sign in. */
export function RegistrationMessage() {
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => setAnswer(tabStore.get(KEY)), []);
  if (answer === null) return null;
  return (
    <p role="status" className={styles.callout}>
      {answer}
    </p>
  );
}
