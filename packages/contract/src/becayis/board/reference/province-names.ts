import { foldText } from "../../../common/text.ts";

/** Former names, centres, short forms and parts by which people call a province; in any case and spelling. */
const OTHER_NAMES: Record<string, string> = {
  Afyonkarahisar: "Afyon, Afyon Karahisar, A.Karahisar, Karahisar, Afyon K.Hisar, A.K.Hisar",
  Balıkesir: "Balık Esir, B.Kesir",
  Çanakkale: "Çanak Kale, Ç.Kale",
  Diyarbakır: "Diyar Bakır, D.Bakır, Diyarbekir",
  Eskişehir: "Eski Şehir, E.Şehir",
  Elazığ: "Elaziz, El Aziz",
  Gaziantep: "Antep, Gazi Antep, G.Antep, Ayıntap",
  Gümüşhane: "Gümüş Hane, G.Hane",
  Hatay: "Antakya",
  İstanbul: "İst",
  Kahramanmaraş: "Maraş, Kahraman Maraş, K.Maraş",
  Kırıkkale: "Kırık Kale, K.Kale",
  Kırklareli: "Kırklar Eli",
  Kırşehir: "Kır Şehir",
  Kocaeli: "İzmit, Koca Eli",
  Mersin: "İçel",
  Nevşehir: "Nev Şehir, N.Şehir",
  Sakarya: "Adapazarı, Adapazar, Ada Pazarı",
  Şanlıurfa: "Urfa, Şanlı Urfa, Ş.Urfa",
  Tekirdağ: "Tekir Dağ, T.Dağ",
  Tunceli: "Dersim",
};

const provinces = new Map(
  Object.entries(OTHER_NAMES).flatMap(([province, names]) =>
    names.split(", ").flatMap((name) => {
      const words = getWords(name);
      return [words.join(" "), words.join("")].map((key) => [key, foldText(province)] as const);
    }),
  ),
);

/** The most words of a name. */
export const MAX_NAME_WORDS = 3;

/** Returns the folded name of the province that another name stands for ("K.Maraş"), or undefined. */
export function provinceOfOtherName(name: string): string | undefined {
  return provinces.get(getWords(name).join(" "));
}

function getWords(name: string): string[] {
  return foldText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
