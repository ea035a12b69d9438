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

const inWords = (moment: string, month: 'long' | 'short') =>
  new Date(moment).toLocaleString('ru-RU', {
    timeZone: 'Asia/Almaty',
    day: 'numeric',
    month,
    ...(isOfOtherYear(moment) && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });

/** A moment as words, in the service's own time, with its year where that is not this one; nothing for none. */
export const momentText = (moment: string | null) => (moment ? inWords(moment, 'long') : '');

/** The same in few letters, for a line of a list on a phone. */
export const shortMoment = (moment: string) => inWords(moment, 'short');
