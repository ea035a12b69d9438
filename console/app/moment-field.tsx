import { DateField, type DateFieldProps } from 'react-admin';
import { fieldMoment, readDay } from './server-day.ts';

/** A moment in the service's own time, as the site writes it. */
export function MomentField(props: DateFieldProps) {
  return (
    <DateField
      {...props}
      sx={[{ whiteSpace: 'nowrap' }, ...[props.sx ?? []].flat()]}
      locales="ru-RU"
      options={{
        timeZone: 'Asia/Almaty',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }}
    />
  );
}

/** A moment in the service's own time, for sentences. */
export const momentInWords = (moment: string) =>
  new Date(moment).toLocaleString('ru-RU', {
    timeZone: 'Asia/Almaty',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The day of a moment in the service's own time. */
export const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('ru-RU', {
    timeZone: 'Asia/Almaty',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

const isOfOtherYear = (moment: string) => !readDay().startsWith(fieldMoment(new Date(moment)).slice(0, 4));

/** A moment as words, in the service's own time, with its year where that is not this one; nothing for none. */
export const momentText = (moment: string | null) =>
  moment
    ? new Date(moment).toLocaleString('ru-RU', {
        timeZone: 'Asia/Almaty',
        day: 'numeric',
        month: 'long',
        ...(isOfOtherYear(moment) && { year: 'numeric' }),
        hour: '2-digit',
        minute: '2-digit',
      })
    : '';
