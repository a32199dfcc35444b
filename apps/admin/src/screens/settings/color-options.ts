/** The colours that an icon on the public site can have. */
export const colorOptions = [
  { value: "blue", label: "Mavi" },
  { value: "green", label: "Yeşil" },
  { value: "cyan", label: "Camgöbeği" },
  { value: "orange", label: "Turuncu" },
  { value: "purple", label: "Mor" },
  { value: "red", label: "Kırmızı" },
];
