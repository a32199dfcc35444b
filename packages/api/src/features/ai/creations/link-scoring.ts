import { creationLimits, type LinkCandidate } from "@site/contract/ai/creations/schema";
import { foldText } from "@site/contract/common/text";

const MIN_WORD_LENGTH = 3;
const LOWEST_SCORE = 3;
const POINTS = { title: 4, keywords: 2, excerpt: 1 } as const;

/** Turkish stop words. */
const STOP_WORDS = new Set(
  `acaba ama ancak aslında bana bazı belki beni benim bile biri birkaç birçok bizi bizim böyle bunu bunun burada bütün
  çok çünkü daha değil diğer diye dolayı elbette fakat gibi göre hangi hatta hele hem henüz hepsi her hiç için ile
  ilgili ise itibaren kadar karşı kendi kez kim kimi kimse lakin madem mi mu mı mü nasıl neden nedenle nedir nerede
  niçin niye olan olarak oldu olduğu olsa olur onlar onu onun ordu ötürü öyle pek rağmen sadece sanki sen siz sonra
  şayet şekilde şey şimdi şöyle şu şunu tarafından tüm üzere var ve veya veyahut ya yani yapılan yapılır yerine yine
  yok zaten bir iki bu o da de ki en ne`
    .split(/\s+/)
    .map(foldText),
);

/** Returns the distinct words of a text without stop words. */
function getWords(text: string): Set<string> {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH && !STOP_WORDS.has(word)));
}

/** Scores a post for a topic: 4 for each shared word in the title, 2 in the keywords, 1 in the excerpt. */
export function getScore(topic: string, post: LinkCandidate): number {
  const wanted = getWords(topic);
  const shared = (text: string) => [...getWords(text)].filter((word) => wanted.has(word)).length;
  return (
    POINTS.title * shared(post.title) + POINTS.keywords * shared(post.keywords) + POINTS.excerpt * shared(post.excerpt)
  );
}

/**
 * Returns up to eight posts with a sufficient score for a topic, the best first; equal scores keep the order of the
 * list.
 */
export function rankCandidates(topic: string, posts: readonly LinkCandidate[]): LinkCandidate[] {
  return posts
    .map((post) => ({ post, score: getScore(topic, post) }))
    .filter(({ score }) => score >= LOWEST_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, creationLimits.candidates)
    .map(({ post }) => post);
}
