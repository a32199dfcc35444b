import { z } from "zod";
import { defineTemplate, name, path, words } from "../template.ts";

const comment = { name, postTitle: words, path, stopPath: path, oneClickPath: path };

const STOP = ["stopPath", "oneClickPath"] as const;

const stopAt = (path: string, oneClick: string) => ({
  label: "Yorumlarım için e-posta almak istemiyorum",
  path,
  oneClick,
});

export const commentTemplates = {
  comment_approved: defineTemplate(z.object(comment), STOP, ({ name, postTitle, path, stopPath, oneClickPath }) => ({
    subject: "Yorumunuz yayınlandı",
    name,
    paragraphs: [
      `“${postTitle}” başlıklı yazıya yaptığınız yorum onaylandı ve yayınlandı. Katkınız için teşekkür ederiz.`,
    ],
    action: { label: "Yorumumu gör", path },
    note: "Bu e-postayı, yorumunuz yayınlandığında haber verilmesini istediğiniz için aldınız.",
    stop: stopAt(stopPath, oneClickPath),
  })),

  comment_answered: defineTemplate(
    z.object({ ...comment, answer: words }),
    STOP,
    ({ name, postTitle, path, stopPath, oneClickPath, answer }) => ({
      subject: "Yorumunuza yanıt geldi",
      name,
      paragraphs: [`“${postTitle}” başlıklı yazıya yaptığınız yorum yanıtlandı:`],
      quote: answer,
      action: { label: "Yanıtı gör", path },
      note: "Bu e-postayı, yorumunuz yanıtlandığında haber verilmesini istediğiniz için aldınız.",
      stop: stopAt(stopPath, oneClickPath),
    }),
  ),
};
