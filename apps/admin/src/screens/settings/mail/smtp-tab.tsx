import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { once } from "../once.ts";
import { SmtpForm } from "./smtp-form.tsx";

const NEW = "yeni";

/** Edits the mail server in use, or the one chosen above the form. */
export function SmtpTab() {
  const [params, setParams] = useSearchParams();
  const query = trpc.admin.smtp.list.useQuery(undefined, once);
  return (
    <Loaded title="Posta Sunucusu (SMTP)" failed="SMTP ayarları yüklenemedi" query={query}>
      {(servers) => {
        const chosen = params.get("sunucu");
        const server =
          chosen === NEW
            ? undefined
            : (servers.find(({ id }) => String(id) === chosen) ?? servers.find(({ enabled }) => enabled) ?? servers[0]);
        const above = servers.length > 0 && (
          <NativeSelect
            label="Posta sunucusu"
            maw="28rem"
            mb="md"
            data={[
              ...servers.map(({ id, name, enabled }) => ({
                value: String(id),
                label: enabled ? `${name} (kullanılıyor)` : name,
              })),
              { value: NEW, label: "Yeni sunucu…" },
            ]}
            value={server ? String(server.id) : NEW}
            onChange={(event) => setParams({ sunucu: event.currentTarget.value })}
          />
        );
        return (
          <SmtpForm
            key={server?.id ?? NEW}
            {...{ server, above }}
            onCreated={async ({ id }) => {
              await query.refetch();
              setParams({ sunucu: String(id) }, { replace: true });
            }}
          />
        );
      }}
    </Loaded>
  );
}
