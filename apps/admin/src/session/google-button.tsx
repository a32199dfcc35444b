import { Button, Text } from "@mantine/core";
import { GoogleMark } from "@site/browser/google/google-mark";
import { leaveForGoogle } from "./google-return.ts";

interface Props {
  /** False where the operator has not set it up; undefined while unknown. */
  isAvailable: boolean | undefined;
  /** The address to open afterwards. */
  returnAddress: string;
}

/** Begins the sign-in at Google by leaving the page. */
export function GoogleButton({ isAvailable, returnAddress }: Props) {
  const isOff = isAvailable === false;
  return (
    <div>
      <Button
        variant="default"
        fullWidth
        leftSection={<GoogleMark />}
        disabled={!isAvailable}
        {...(isOff && { "aria-describedby": "google-ayarli-degil" })}
        onClick={() => leaveForGoogle(returnAddress)}
      >
        Google ile Giriş
      </Button>
      {isOff && (
        <Text id="google-ayarli-degil" size="sm" c="dimmed" mt={4}>
          Google ile giriş bu sitede henüz ayarlanmadı.
        </Text>
      )}
    </div>
  );
}
