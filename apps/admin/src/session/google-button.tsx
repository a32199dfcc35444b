import { Button, Text } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { GoogleMark } from "./google-mark.tsx";
import { keepReturnAddress } from "./google-return.ts";

interface Props {
  /** False where the operator has not set it up; undefined while unknown. */
  isAvailable: boolean | undefined;
  /** The address to open afterwards. */
  returnAddress: string;
}

/** Begins the sign-in at Google by leaving the page. */
export function GoogleButton({ isAvailable, returnAddress }: Props) {
  const look = { variant: "default", fullWidth: true, leftSection: <GoogleMark /> } as const;
  if (isAvailable)
    return (
      <Button component="a" href={paths.admin.googleSignIn} {...look} onClick={() => keepReturnAddress(returnAddress)}>
        Google ile Giriş Yap
      </Button>
    );
  return (
    <div>
      <Button {...look} disabled aria-describedby="google-ayarli-degil">
        Google ile Giriş Yap
      </Button>
      {isAvailable === false && (
        <Text id="google-ayarli-degil" size="sm" c="dimmed" mt={4}>
          Google ile giriş bu sitede henüz ayarlanmadı.
        </Text>
      )}
    </div>
  );
}
