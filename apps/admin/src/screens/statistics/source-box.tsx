import { Anchor } from "@mantine/core";
import type { StatisticsSources } from "@site/contract/readers/statistics/admin-schema";
import { readerSources, type Source, type SourceField } from "@site/contract/readers/statistics/kinds";
import { Link } from "react-router-dom";
import { type BoxProps, CountedBox } from "./counted-box.tsx";
import { OTHERS, useStatisticsAddress } from "./period.ts";

type Counted = StatisticsSources[SourceField][number];

interface Props extends BoxProps<Counted> {
  field: SourceField;
  /** True if sources link to the posts that they led to; false in the statistics of one post. */
  isLinked: boolean;
}

/** Returns the displayed name of a source. */
export function nameSource(field: SourceField, name: string): string {
  const { names = {} }: Source = readerSources[field];
  // guards against names such as "constructor", which readers can send
  return (Object.hasOwn(names, name) && names[name]) || name || OTHERS;
}

/** Ranks the websites that readers came from, or their devices. */
export function SourceBox({ title, query, field, isLinked }: Props) {
  const { header, note, file } = readerSources[field];
  const { linkTo } = useStatisticsAddress();
  return (
    <CountedBox
      title={title}
      note={note}
      query={query}
      row={{ key: ({ name }) => name, size: ({ count }) => count }}
      columns={[
        {
          header,
          value: ({ name }) => nameSource(field, name),
          cell: ({ name }) =>
            isLinked && name !== "" ? (
              <Anchor component={Link} to={linkTo({ tur: field, kaynak: name })} inherit>
                {nameSource(field, name)}
              </Anchor>
            ) : (
              nameSource(field, name)
            ),
        },
        { header: "Görüntülenme", value: ({ count }) => count },
        { header: "Önceki", value: ({ previous }) => previous, isWide: true },
      ]}
      file={file}
    />
  );
}
