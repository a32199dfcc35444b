/** The colours of icons on the public site. */
export const colorOptions = [
  { value: "blue", label: "Mavi" },
  { value: "green", label: "Yeşil" },
  { value: "cyan", label: "Camgöbeği" },
  { value: "orange", label: "Turuncu" },
  { value: "purple", label: "Mor" },
  { value: "red", label: "Kırmızı" },
];
