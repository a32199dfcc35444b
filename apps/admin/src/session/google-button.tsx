import { Button, Text } from "@mantine/core";
import { GoogleMark } from "@site/browser/google/google-mark";
import { leaveForGoogle } from "./google-return.ts";

interface Props {
  /** False if the operator has not set up Google; undefined while unknown. */
  isAvailable: boolean | undefined;
  /** Address to open after the sign-in. */
  returnAddress: string;
}

/** Renders the button that leaves for the sign-in at Google. */
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
