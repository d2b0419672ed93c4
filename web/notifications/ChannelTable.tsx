import { CHANNELS, channelsOf, type NotificationKind } from '#domain/notifications/kinds.ts';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './ChannelTable.module.css';
import type { SettingsForm } from './useSettingsForm.ts';
import { boxName, CHANNEL_WORDS, KIND_WORDS } from './words.ts';

type Props = { kinds: readonly NotificationKind[]; form: SettingsForm };

/** A row for each kind of notification, a column for each channel. */
export function ChannelTable({ kinds, form }: Props) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={classes.channel}>
              {CHANNEL_WORDS[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className={classes.kind}>
              {KIND_WORDS[kind]}
              {kind === 'reminder' && (
                <span className={classes.about}>
                  Their times and mails: <Link to="/customer/reminders">Reminders</Link>
                </span>
              )}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className={classes.cell}>
                {channelsOf(kind).includes(channel) ? (
                  <label className={classes.box}>
                    <input
                      type="checkbox"
                      aria-label={boxName(kind, channel)}
                      checked={form.values.channels[kind]?.[channel] ?? false}
                      onChange={() => form.toggle(kind, channel)}
                    />
                  </label>
                ) : (
                  <>
                    <span aria-hidden="true" className={classes.none}>
                      –
                    </span>
                    <VisuallyHidden>Not here</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
