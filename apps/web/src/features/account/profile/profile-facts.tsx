import { formatDate } from "@site/browser/format-date";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import styles from "../../member/member.module.css";

const NOT_GIVEN = "Belirtilmemiş";

/** Shows the profile's fields read-only. */
export function ProfileFacts({ member: { user, profile } }: { member: MemberProfile }) {
  const facts = [
    { name: "Ad", value: profile.firstName },
    { name: "Soyad", value: profile.lastName },
    { name: "E-posta", value: user.email },
    { name: "Telefon", value: profile.phone || NOT_GIVEN },
    { name: "Doğum Tarihi", value: profile.dateOfBirth ? formatDate(profile.dateOfBirth) : NOT_GIVEN },
    { name: "Biyografi", value: profile.bio || NOT_GIVEN },
  ];
  return (
    <dl className={styles.pairs}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
