import { Anchor } from "@mantine/core";
import type { StatisticsSources } from "@site/contract/readers/statistics/admin-schema";
import { readerSources, type Source, type SourceField } from "@site/contract/readers/statistics/kinds";
import { Link } from "react-router-dom";
import { type BoxProps, CountedBox } from "./counted-box.tsx";
import { OTHERS, useStatisticsAddress } from "./period.ts";

type Counted = StatisticsSources[SourceField][number];

interface Props extends BoxProps<Counted> {
  field: SourceField;
  /** Whether a source leads to its posts; those of one post lead nowhere. */
  isLinked: boolean;
}

/** Returns a source's name for people. */
export function nameSource(field: SourceField, name: string): string {
  const { names = {} }: Source = readerSources[field];
  return (Object.hasOwn(names, name) && names[name]) || name || OTHERS; // a reader can send "constructor"
}

/** Ranks where readers came from or on which devices they read. */
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
