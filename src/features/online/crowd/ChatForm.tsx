import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { CHANNEL, type Crowd, type RoomResponses } from '#net';
import { Button, LinkField, TextField } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import type { StoredKeys } from '../client/roomStorage';

export interface ChatFormProps {
  readonly link: RoomClient;
  readonly crowd: Crowd;
  readonly keys: StoredKeys;
  readonly onChange: (crowd: Crowd) => void;
}

const MAX_CHANNEL_LENGTH = 25;

/** Settings of the voting chat: channel, status and relay. */
export function ChatForm({ link, crowd, keys, onChange }: ChatFormProps) {
  const { crowd: words } = useMessages();
  const chat = useStore(link.store, (state) => state.chat);
  const [typed, setTyped] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const wanted = (typed ?? '').trim().replace(/^#|^https:\/\/(?:www\.)?twitch\.tv\//, '');
  const wrong = wanted !== '' && !CHANNEL.test(wanted);
  const { channel: _, ...others } = crowd;
  const choose = () => {
    if (typed === null || wrong) return;
    onChange(wanted === '' ? others : { ...others, channel: wanted });
    setTyped(null);
  };
  const showSecret = async () => {
    const answer = await link.ask<RoomResponses['relay']>({ do: 'relay' });
    if (answer.ok) setSecret(answer.value.secret);
  };
  return (
    <>
      <form
        className="crowd-chat"
        onBlur={choose}
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <TextField
          label={words.channel}
          value={typed ?? crowd.channel ?? ''}
          maxLength={MAX_CHANNEL_LENGTH + 30}
          {...(wrong ? { error: words.channelBad } : {})}
          onChange={setTyped}
        />
        <p className="crowd-note" role="status">
          {chat === null || chat.channel === null
            ? words.noChannel(chat?.heard ?? 0)
            : chat.up
              ? words.following(chat.channel, chat.heard)
              : words.notFollowing(chat.channel)}
        </p>
      </form>
      {secret === null ? (
        <Button look="quiet" onPress={() => void showSecret()}>
          {words.relay}
        </Button>
      ) : (
        <>
          <LinkField
            label={words.relayAddress}
            hint={words.relayHint}
            link={`${window.location.origin}/chat/${keys.watch}`}
          />
          <LinkField label={words.relaySecret} hint={words.relaySecretHint} link={secret} />
        </>
      )}
    </>
  );
}
