import { Anchor, Group, Text } from "@mantine/core";
import { readerSources } from "@site/contract/readers/statistics/kinds";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { type ChosenSource, queryOptions, useStatisticsAddress } from "./period.ts";
import { SourcePostBox } from "./post-boxes.tsx";
import { nameSource } from "./source-box.tsx";

interface Props {
  period: { from: string; to: string };
  source: ChosenSource;
}

/** Lists the posts that readers from one source opened. */
export function SourcePosts({ period, source: { field, name } }: Props) {
  const { linkTo } = useStatisticsAddress();
  const query = trpc.admin.statistics.sourcePosts.useQuery({ ...period, field, name }, queryOptions);
  const shown = nameSource(field, name);
  return (
    <>
      <Group mb="md">
        <Text>
          {readerSources[field].header}: <strong>{shown}</strong>
        </Text>
        <Anchor component={Link} to={linkTo({ tur: null, kaynak: null })}>
          Bütün site
        </Anchor>
      </Group>
      {query.data?.length === 0 ? (
        <Text c="dimmed">Bu dönemde bu kaynaktan bir yazıya gelinmedi.</Text>
      ) : (
        <SourcePostBox title={`${shown} ile okunan yazılar`} query={query} />
      )}
    </>
  );
}
