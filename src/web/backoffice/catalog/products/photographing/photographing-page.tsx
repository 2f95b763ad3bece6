import { photographing as t } from '#texts/photographing';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Page } from '../../../ui/page.tsx';
import css from './photographing.module.css';

/** How to photograph clothes with a phone, a window and a hanger: read here, or printed. */
function PhotographingPage() {
  return (
    <Page
      title={t.title}
      back="/products"
      layout="list"
      actions={
        <Button small tone="secondary" icon="printer" onClick={() => print()}>
          {t.print}
        </Button>
      }
    >
      <div className={css.sheet}>
        <p className={css.says}>{t.says}</p>
        <section className={css.needs}>
          <h2 className="card-title">{t.needs}</h2>
          <ul>
            {t.needed.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="visually-hidden">{t.steps}</h2>
          <ol className={css.steps}>
            {t.step.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}

export { PhotographingPage as Page };
