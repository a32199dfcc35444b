import { SimpleGrid, Text } from "@mantine/core";
import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { getPlaceText } from "@site/contract/becayis/board/listings/wish-texts";

interface Posts {
  offer_institution: string;
  offer_position: string;
  offer_city: string;
  offer_district: string | null;
  wanted_institution: string;
  wanted_position: string;
  wishes: Wish[];
}

/** Shows the offered and the wanted post of a listing, with all wanted places in their order. */
export function PostFacts({ posts }: { posts: Posts }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} my="sm">
      <Post
        name="Sunulan"
        institution={posts.offer_institution}
        position={posts.offer_position}
        places={[{ city: posts.offer_city, district: posts.offer_district }]}
      />
      <Post
        name="İstenen"
        institution={posts.wanted_institution}
        position={posts.wanted_position}
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
