import { CHANNELS, channelsOf, type NotificationKind } from '#domain/notifications/kinds.ts';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import classes from './ChannelTable.module.css';
import { shownAs } from './kinds.ts';
import { switched } from './settingValues.ts';
import type { SettingsForm } from './useSettingsForm.ts';
import { say } from './words.ts';

type Props = { kinds: readonly NotificationKind[]; form: SettingsForm };

export function ChannelTable({ kinds, form }: Props) {
  return (
    <div className={classes.scrolls}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{say.what}</VisuallyHidden>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className={classes.channel}>
                {say.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={classes.kind}>
                {shownAs(kind).name}
                <More of={kind} />
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className={classes.cell}>
                  {channelsOf(kind).includes(channel) ? (
                    <label className={classes.box}>
                      <input
                        type="checkbox"
                        aria-label={say.box(shownAs(kind).name, say.channels[channel])}
                        checked={form.values.channels[kind]?.[channel] ?? false}
                        onChange={() => form.change((was) => switched(was, kind, channel))}
                      />
                    </label>
                  ) : (
                    <>
                      <span aria-hidden="true" className="muted">
                        –
                      </span>
                      <VisuallyHidden>{say.notHere}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function More({ of: kind }: { of: NotificationKind }) {
  const { more } = shownAs(kind);
  return more ? (
    <span className={classes.about}>
      {more.words} <Link to={more.screen}>{more.link}</Link>
    </span>
  ) : null;
}
