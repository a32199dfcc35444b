import { Anchor, Button, CopyButton, Group, Select, Stack, Textarea } from "@mantine/core";
import { embedPath } from "@site/contract/becayis/embed/address";
import { escapeMarkup, slugify } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { filterFolded } from "../../../kit/lists/fold-filter.ts";

/** Shows the code with which another site includes the board's list, for all listings or for one institution or post. */
export function EmbedCode() {
  const institutions = trpc.reference.institutions.useQuery().data;
  const positions = trpc.reference.positions.useQuery().data;
  const [institution, setInstitution] = useState<string | null>(null);
  const [position, setPosition] = useState<string | null>(null);
  const choice = { institution: slugify(institution ?? ""), position: slugify(position ?? "") };
  const getAddress = (kind: "page" | "rss") => location.origin + embedPath(kind, choice);
  const code =
    `<iframe src="${escapeMarkup(getAddress("page"))}" title="Becayiş ilanları" loading="lazy" ` +
    'style="width:100%;height:480px;border:0"></iframe>';
  return (
    <Stack component="section" aria-label="Başka sitede gösterme" gap="sm">
      <Group grow align="end">
        <EntrySelect label="Gösterilecek kurum" entries={institutions} value={institution} onChange={setInstitution} />
        <EntrySelect label="Gösterilecek unvan" entries={positions} value={position} onChange={setPosition} />
      </Group>
      <Textarea label="Siteye eklenecek kod" value={code} readOnly autosize minRows={3} />
      <Group>
        <CopyButton value={code}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? "Kopyalandı" : "Kodu kopyala"}</Button>}
        </CopyButton>
        <Anchor href={getAddress("page")} target="_blank" rel="noopener" inherit>
          Önizle
        </Anchor>
        <Anchor href={getAddress("rss")} target="_blank" rel="noopener" inherit>
          RSS
        </Anchor>
      </Group>
    </Stack>
  );
}

interface EntrySelectProps {
  label: string;
  entries: readonly { name: string }[] | undefined;
  value: string | null;
  onChange: (name: string | null) => void;
}

function EntrySelect({ label, entries, value, onChange }: EntrySelectProps) {
  return (
    <Select
      label={label}
      placeholder="Hepsi"
      data={entries?.map(({ name }) => name) ?? []}
      value={value}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `${label}: hepsi` }}
      filter={filterFolded}
      comboboxProps={{ keepMounted: false }}
    />
  );
}
