import { SimpleGrid, Text } from "@mantine/core";
import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { getPlaceText } from "@site/contract/becayis/board/listings/wish-texts";

interface Posts {
  offerInstitution: string;
  offerPosition: string;
  offerCity: string;
  offerDistrict: string | null;
  wantedInstitution: string;
  wantedPosition: string;
  wishes: Wish[];
}

/** Shows the offered post of a listing, and the wanted one with all wanted places in order of preference. */
export function PostFacts({ posts }: { posts: Posts }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} my="sm">
      <Post
        name="Sunulan"
        institution={posts.offerInstitution}
        position={posts.offerPosition}
        places={[{ city: posts.offerCity, district: posts.offerDistrict }]}
      />
      <Post
        name="İstenen"
        institution={posts.wantedInstitution}
        position={posts.wantedPosition}
        places={posts.wishes}
      />
    </SimpleGrid>
  );
}

interface PostProps {
  name: string;
  institution: string;
  position: string;
  places: Wish[];
}

function Post({ name, institution, position, places }: PostProps) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>
        {places.map((place, index) => (
          <strong key={getPlaceText(place)}>
            {places.length > 1 && `${index + 1}. `}
            {getPlaceText(place)}
            <br />
          </strong>
        ))}
        {position}, {institution}
      </dd>
    </div>
  );
}
