/** Loads the product's typefaces, so that what a test measures does not depend on those of the machine. */
export async function loadTypefaces(): Promise<void> {
  const faces = await Promise.all([...document.fonts].filter(isWebFont).map((face) => face.load()));
  if (faces.length === 0) throw new Error("the style sheet of the typefaces is missing");
}

const isWebFont = ({ family }: FontFace) => family.replaceAll('"', "").startsWith("Source ");
