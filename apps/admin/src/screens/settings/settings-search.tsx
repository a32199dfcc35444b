import { Combobox, Text, TextInput, useCombobox } from "@mantine/core";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOwnScreens } from "../../session/own-screens.ts";
import { findFields } from "./found-fields.ts";

const MAX_SHOWN = 8;

/** Renders a search for a setting by its label, over all tabs. Choosing one goes to its field. */
export function SettingsSearch() {
  const [words, setWords] = useState("");
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = findFields(words, useOwnScreens()).slice(0, MAX_SHOWN);

  function open(address: string): void {
    setWords("");
    combobox.closeDropdown();
    void navigate(address);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-label="Ayarlarda ara"
          placeholder="Ayarlarda ara: “GitHub”, “gönderen adı”…"
          maw="28rem"
          mb="md"
          leftSection={<Search size={18} aria-hidden />}
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onFocus={() => words && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={words.trim() === ""}>
        <Combobox.Options aria-label="Bulunan ayarlar">
          {found.map(({ address, label, tab }) => (
            <Combobox.Option key={address} value={address}>
              <Text fw={600}>{label}</Text>
              <Text size="sm" c="dimmed">
                {tab}
              </Text>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Bu sözcükle bir ayar bulunamadı.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
