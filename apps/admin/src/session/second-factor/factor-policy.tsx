import { Switch, Text, Title } from "@mantine/core";
import { administratorTexts } from "@site/contract/account/administrators/labels";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Demands a second factor of all administrators, or no longer. */
export function FactorPolicy() {
  const { administrators } = trpc.useUtils().admin;
  const { data } = trpc.admin.administrators.factorPolicy.useQuery();
  const change = useAdminMutation(trpc.admin.administrators.setFactorPolicy, {
    success: ({ message }) => message,
    fallback: administratorTexts.policyFailed,
    invalidates: [administrators.factorPolicy],
  });
  const askToDemand = () =>
    confirm({
      title: "İki Adımlı Doğrulamayı Zorunlu Kıl",
      subject: "Bütün yöneticiler",
      consequence:
        "bir sonraki girişlerinden başlayarak, doğrulama uygulaması veya geçiş anahtarı kurmadan panele devam edemeyecek.",
      action: "Zorunlu Kıl",
      run: () => change.mutateAsync({ isDemanded: true }),
    });
  return (
    <>
      <Title order={2} size="h4" mb="xs" data-path="zorunluluk" tabIndex={-1}>
        Yöneticilerin güvenliği
      </Title>
      <Switch
        label="Bütün yöneticilerden iki adımlı doğrulama iste"
        checked={data?.isDemanded ?? false}
        disabled={!data || change.isPending}
        onChange={() => void (data?.isDemanded ? change.mutateAsync({ isDemanded: false }) : askToDemand())}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Açık oturumlar sürer; kurulumu olmayan yönetici bir sonraki girişinde kuruluma yönlendirilir.
      </Text>
    </>
  );
}
