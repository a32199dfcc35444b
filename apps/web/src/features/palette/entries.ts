import { searchWords, toSearchText } from "@site/contract/common/text";
import { adminEntries, paths } from "@site/contract/paths";
import type { SiteShell } from "@site/contract/settings/shell-schema";

/** A link that the command palette finds. */
export interface Entry {
  id: string;
  title: string;
  /** A short text beside the title. */
  hint?: string;
  to: string;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** The tokens that this browser has stored. */
export interface Visitor {
  isMember: boolean;
  isAdmin: boolean;
}

/** Returns the links that need no server call: pages, services and what is available to this visitor. */
export function entryGroups(
  { pages, services }: Pick<SiteShell, "pages" | "services">,
  { isMember, isAdmin }: Visitor,
): EntryGroup[] {
  return [
    {
      title: "Sayfalar",
      entries: [
        { id: "sayfa-ana", title: "Ana Sayfa", to: paths.home },
        { id: "sayfa-hizmetler", title: "Hizmetler", to: paths.services },
        { id: "sayfa-becayis", title: "Becayiş ilanları", hint: "Karşılıklı yer değiştirme", to: paths.board },
        { id: "sayfa-blog", title: "Blog", hint: "Bütün yazılar", to: paths.blog },
        ...pages.map(({ slug, title }) => ({ id: `sayfa-${slug}`, title, to: paths.staticPage(slug) })),
      ],
    },
    {
      title: "Hizmetler",
      entries: services.map(({ slug, name, description }) => ({
        id: `hizmet-${slug}`,
        title: name,
        hint: description,
        to: paths.service(slug),
      })),
    },
    {
      title: "Hesabım",
      entries: [
        ...(isMember ? memberEntries : visitorEntries),
        ...(isAdmin ? [{ id: "yonetim", title: "Yönetim paneli", to: adminEntries.dashboard }] : []),
      ],
    },
  ];
}

const visitorEntries: Entry[] = [
  { id: "giris", title: "Giriş Yap", hint: "Oturum açın", to: paths.login },
  { id: "uye-ol", title: "Üye Ol", hint: "Yeni hesap", to: paths.register },
];

const memberEntries: Entry[] = [
  { id: "profil", title: "Profilim", hint: "Profil bilgileri", to: paths.profile },
  { id: "bildirimler", title: "Bildirimlerim", hint: "Okunmamışlar ve bekleyenler", to: paths.notifications },
  { id: "becayis-profili", title: "Becayiş profilim", hint: "Kurum, pozisyon, şehir", to: paths.swapProfile },
  { id: "ilan-ver", title: "Becayiş ilanı oluştur", to: paths.newListing },
  { id: "eslesmeler", title: "Eşleşmelerim", to: paths.matches },
  { id: "istekler", title: "İletişim isteklerim", to: paths.contactRequests },
  { id: "ayarlar", title: "Güvenlik ayarları", hint: "Şifre ve oturumlar", to: paths.memberSettings },
];

/**
 * Returns the entries in which each search word begins some word, matches of the title first; all entries without a
 * search. Ignores diacritics and the difference between ı and i.
 */
export function findEntries(groups: EntryGroup[], query: string): EntryGroup[] {
  const words = searchWords(query);
  const found = groups.map(({ title, entries }) => {
    const byTitle = entries.filter((entry) => hasAllWords(entry.title, words));
    const byHint = entries.filter(
      (entry) => !byTitle.includes(entry) && hasAllWords(`${entry.title} ${entry.hint ?? ""}`, words),
    );
    return { title, entries: [...byTitle, ...byHint] };
  });
  return found.filter(({ entries }) => entries.length > 0);
}

function hasAllWords(text: string, words: string[]): boolean {
  const own = toSearchText(text).split(" ");
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}
