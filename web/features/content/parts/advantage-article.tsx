import type { Advantage } from '../../../../contract/advantages.ts';
import { CleanHtml } from '../../../app/clean-html.tsx';
import { t } from '../../../app/i18n.ts';
import { Card, Disclosure, VisuallyHidden } from '../../../ui/index.ts';
import { AdvantageIcon } from './advantage-item.tsx';

/** An advantage in full; what is cut unfolds, without scripts too. */
export function AdvantageArticle({ advantage }: { advantage: Advantage }) {
  const { title, highlightText, text, cut } = advantage;
  return (
    <Card as="li" className="advantage-card">
      <AdvantageIcon {...advantage} />
      <h2 className="h3">{title}</h2>
      {highlightText && <p className="advantage-highlight">{highlightText}</p>}
      <p className="muted">{text}</p>
      {cut && (
        <Disclosure
          title={
            <span>
              {t('advantages.more')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          }
        >
          <CleanHtml html={cut} className="prose" />
        </Disclosure>
      )}
    </Card>
  );
}
