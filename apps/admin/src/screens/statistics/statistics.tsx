import { Anchor, Box, Group, SegmentedControl, Select, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../kit/screen.tsx";
import { Overview } from "./overview.tsx";
import { Parts } from "./parts.tsx";
import { getPeriod, queryOptions, ranges, steps, useStatisticsAddress } from "./period.ts";
import { SourcePosts } from "./source-posts.tsx";

/** Shows the statistics of the site, of one post, or of the readers from one source. */
export function StatisticsScreen() {
  const { range, step, postId, source, setRange, setStep, setPost } = useStatisticsAddress();
  const [now] = useState(Date.now);
  const period = getPeriod(range, now);
  return (
    <Screen title="İstatistikler">
      <Group mb="md">
        <SegmentedControl aria-label="Dönem" color="accent" data={[...ranges]} value={range} onChange={setRange} />
        {!source && (
          <SegmentedControl aria-label="Adım" color="accent" data={[...steps]} value={step} onChange={setStep} />
        )}
        <PostSelect period={period} postId={postId} onChange={setPost} />
        {postId !== undefined && (
          <Anchor component={Link} to={adminPaths.post(postId)}>
            Yazıyı düzenle
          </Anchor>
        )}
      </Group>
      {source ? (
        <SourcePosts period={period} source={source} />
      ) : (
        <>
          <Overview period={period} step={step} postId={postId} />
          <Parts period={period} postId={postId} />
        </>
      )}
      <HowCounted />
    </Screen>
  );
}

function HowCounted() {
  return (
    <Box component="details" mt="md">
      <summary>Nasıl sayılıyor?</summary>
      <Text size="sm" c="dimmed" mt="xs" maw="var(--measure)">
        Çerez kullanılmaz; IP adresi ve tarayıcı bilgisi saklanmaz. Bir okur, o güne özel bir özetle yalnızca aynı gün
        içinde tanınır; bu yüzden birden çok günün okur sayısı günlük sayıların toplamıdır. Botlar, yöneticiler ve
        sayılmak istemediğini bildiren tarayıcılar (DNT, GPC) sayılmaz. Sayılar beş saniyede bir yazılır: sunucu aniden
        kapanırsa en çok son beş saniyenin görüntülenmeleri eksik kalır, hiçbiri iki kez sayılmaz. Bir okur bir günde en
        çok beş yeni kaynak, kampanya, arama ya da eksik adres ekleyebilir; fazlası “Diğer” sayılır.
      </Text>
    </Box>
  );
}

interface PostSelectProps {
  period: { from: string; to: string };
  postId: number | undefined;
  onChange: (id: string | null) => void;
}

/** Renders the select of posts that were read in the period, with the present choice. */
function PostSelect({ period, postId, onChange }: PostSelectProps) {
  const posts = trpc.admin.statistics.posts.useQuery(period, queryOptions);
  const options = (posts.data ?? []).map(({ postId: id, title }) => ({ value: String(id), label: title }));
  const isUnlisted = postId !== undefined && !options.some(({ value }) => value === String(postId));
  const shown = trpc.admin.posts.get.useQuery({ id: postId ?? 0 }, { enabled: isUnlisted && posts.isSuccess });
  return (
    <Select
      aria-label="Yazı"
      placeholder="Bütün site"
      data={
        isUnlisted ? [{ value: String(postId), label: shown.data?.title ?? `Yazı ${postId}` }, ...options] : options
      }
      value={postId === undefined ? null : String(postId)}
      onChange={onChange}
      clearable
      searchable
      nothingFoundMessage="Bu dönemde okunan yazı yok"
      w={{ base: "100%", sm: 320 }}
    />
  );
}
