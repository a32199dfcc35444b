import { formatDate } from "@site/browser/format-date";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { employmentLabels } from "@site/contract/becayis/labels";
import styles from "../../member/member.module.css";

const NOT_GIVEN = "Belirtilmemiş";

/**
 * Shows the swap profile read-only.
 * @param profile null if none was saved yet
 */
export function SwapProfileFacts({ profile }: { profile: SwapProfile | null }) {
  const facts = [
    { name: "Kurum", value: profile?.currentInstitution },
    { name: "Pozisyon", value: profile?.currentPosition },
    { name: "Şehir", value: profile?.currentCity },
    { name: "İlçe", value: profile?.currentDistrict },
    { name: "Çalışma Durumu", value: profile?.employmentStatus && employmentLabels[profile.employmentStatus] },
    { name: "Göreve Başlama Tarihi", value: profile?.startedAt && formatDate(profile.startedAt) },
    {
      name: "Deneyim",
      value:
        profile &&
        profile.experienceYears > 0 &&
        `${profile.experienceYears} yıl${profile.isPublic ? "" : " (kabulden önce gizli)"}`,
    },
    {
      name: "İstenen Yer",
      value: profile?.desiredCity && [profile.desiredCity, profile.desiredDistrict].filter(Boolean).join(", "),
    },
    { name: "Öğrenim Durumu", value: profile?.educationLevel },
    { name: "Uzmanlık Alanları", value: profile?.specializations },
    { name: "Notlar", value: profile?.notes },
    {
      name: "İletişim istekleri",
      value: profile?.allowDirectContact ? "Onay beklemeden kabul edilir" : "Onayınızı bekler",
    },
    {
      name: "İstek gönderebilenler",
      value: profile?.acceptVerifiedOnly ? "Kurumu doğrulanmış üyeler" : "Bütün üyeler",
    },
    { name: "Başka unvanlarla eşleşme", value: profile?.allowOtherPosition ? "Açık" : "Kapalı" },
  ];
  return (
    <dl className={styles.pairs}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || NOT_GIVEN}</dd>
        </div>
      ))}
    </dl>
  );
}
