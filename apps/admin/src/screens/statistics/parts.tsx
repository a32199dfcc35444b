import { Box, List } from "@mantine/core";
import { readerSources, sourceFields } from "@site/contract/readers/statistics/kinds";
import type { ReactNode } from "react";
import { trpc } from "../../api/trpc.ts";
import type { BoxProps, CountsQuery } from "./counted-box.tsx";
import styles from "./parts.module.css";
import { queryOptions } from "./period.ts";
import { PostBox, WayBox } from "./post-boxes.tsx";
import { MissingBox, SearchBox, SwapBox } from "./site-boxes.tsx";
import { SourceBox } from "./source-box.tsx";

interface Part {
  title: string;
  /** The condition under which the part will have data. */
  hint: string;
  isEmpty: boolean;
  isWide: boolean;
  box: ReactNode;
}

interface PartTexts {
  title: string;
  hint: string;
  isWide?: boolean;
}

interface Props {
  period: { from: string; to: string };
  postId: number | undefined;
}

/** Shows the counts of the site or of a post, in two columns where there is room. Parts without data are only named. */
export function Parts(props: Props) {
  const parts = useParts(props);
  const empty = parts.filter(({ isEmpty }) => isEmpty);
  return (
    <>
      <div className={styles.parts}>
        {parts
          .filter(({ isEmpty }) => !isEmpty)
          .map(({ title, isWide, box }) => (
            <div key={title} data-wide={isWide}>
              {box}
            </div>
          ))}
      </div>
      {empty.length > 0 && (
        <Box component="details" mt="md">
          <summary>Bu dönemde veri yok: {empty.map(({ title }) => title).join(", ")}</summary>
          <List size="sm" mt="xs">
            {empty.map(({ title, hint }) => (
              <List.Item key={title}>
                <strong>{title}:</strong> {hint}
              </List.Item>
            ))}
          </List>
        </Box>
      )}
    </>
  );
}

function toPart<Row>(
  { title, hint, isWide = false }: PartTexts,
  query: CountsQuery<Row>,
  render: (props: BoxProps<Row>) => ReactNode,
): Part {
  const isEmpty = !query.isError && query.data?.length === 0;
  return { title, hint, isWide, isEmpty, box: render({ title, query }) };
}

function useParts({ period, postId }: Props): Part[] {
  const isOfSite = postId === undefined;
  const ofSite = { ...queryOptions, enabled: isOfSite };
  const posts = trpc.admin.statistics.posts.useQuery(period, ofSite);
  const sources = trpc.admin.statistics.sources.useQuery({ ...period, postId }, queryOptions);
  const ways = trpc.admin.statistics.ways.useQuery({ ...period, postId }, queryOptions);
  const searches = trpc.admin.statistics.searches.useQuery(period, ofSite);
  const missing = trpc.admin.statistics.missing.useQuery(period, ofSite);
  const swaps = trpc.admin.statistics.swaps.useQuery(period, ofSite);
  const ofPosts = [
    ...sourceFields.map((field) =>
      toPart(
        { title: readerSources[field].title, hint: readerSources[field].empty },
        { ...sources, data: sources.data?.[field] },
        (props) => <SourceBox {...props} field={field} isLinked={isOfSite} />,
      ),
    ),
    toPart({ title: "Yazıdan yazıya", hint: "Okurlar bir yazıdan ötekine geçtikçe burada görünür." }, ways, (props) => (
      <WayBox {...props} />
    )),
  ];
  if (!isOfSite) return ofPosts;
  return [
    toPart({ title: "Yazılar", hint: "Yazılarınız okundukça burada görünür.", isWide: true }, posts, (props) => (
      <PostBox {...props} />
    )),
    ...ofPosts,
    toPart({ title: "Aramalar", hint: "Blogda arama yapıldıkça burada görünür." }, searches, (props) => (
      <SearchBox {...props} />
    )),
    toPart({ title: "Bulunamayan adresler", hint: "Olmayan bir adres istenince burada görünür." }, missing, (props) => (
      <MissingBox {...props} />
    )),
    toPart(
      { title: "Becayiş panosu", hint: "İlanlar görüldükçe ve istek geldikçe burada görünür." },
      swaps,
      (props) => <SwapBox {...props} />,
    ),
  ];
}
