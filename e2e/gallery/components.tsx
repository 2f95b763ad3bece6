import '../../src/web/ui/tokens.css';
import '../../src/web/ui/fonts.css';
import '../../src/web/ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { cart } from '#texts/cart';
import { catalog } from '#texts/catalog';
import { layout } from '#texts/layout';
import { product } from '#texts/product';
import { Banner } from '../../src/web/ui/blocks/banner.tsx';
import { EmptyState } from '../../src/web/ui/blocks/empty-state.tsx';
import { Skeleton } from '../../src/web/ui/blocks/skeleton.tsx';
import { Button } from '../../src/web/ui/buttons/button.tsx';
import { Chips, ChipToggle } from '../../src/web/ui/buttons/chip.tsx';
import { IconButton } from '../../src/web/ui/buttons/icon-button.tsx';
import { Checkbox } from '../../src/web/ui/choices/checkbox.tsx';
import { RadioCard, RadioCards } from '../../src/web/ui/choices/radio-card.tsx';
import { Stripe } from '../../src/web/ui/cloth/stripe.tsx';
import { QuantityStepper } from '../../src/web/ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../src/web/ui/fields/select-field.tsx';
import { TextField } from '../../src/web/ui/fields/text-field.tsx';
import { Timeline } from '../../src/web/ui/order/timeline.tsx';
import { Price } from '../../src/web/ui/product/price.tsx';
import { Rating } from '../../src/web/ui/product/rating.tsx';
import { Tag, type TagTone } from '../../src/web/ui/product/tag.tsx';
import { Ticket } from '../../src/web/ui/product/ticket.tsx';
import { applyTheme } from '../../src/web/ui/theme.ts';

const TAGS: readonly TagTone[] = [
  'plain',
  'new',
  'sale',
  'success',
  'warning',
  'danger',
  'info',
  'warm',
  'accent',
];
const BANDS = ['plum', 'sumac', 'quince', 'pistachio', 'apricot', 'indigo', 'undyed', 'cypress'];

/** What pages are made of, in its states; the words are the shop's. */
function Components() {
  return (
    <main className="wrap" style={{ display: 'grid', gap: '32px', paddingBlock: '24px' }}>
      <h1 className="display">Components</h1>
      <Part title="Buttons">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
          <p key={tone} style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
            <Button tone={tone}>{product.addToCart}</Button>
            <Button tone={tone} icon="search">
              {layout.search}
            </Button>
            <Button tone={tone} small>
              {layout.search}
            </Button>
            <Button tone={tone} busy>
              {product.addToCart}
            </Button>
            <Button tone={tone} disabled>
              {product.addToCart}
            </Button>
          </p>
        ))}
        <p style={{ display: 'flex', gap: '12px' }}>
          <IconButton icon="heart" label={layout.favorites} />
          <IconButton icon="heart" label={layout.favorites} pressed />
          <IconButton icon="search" label={layout.search} disc />
          <IconButton icon="shopping-bag" label={layout.cart} count={3} />
        </p>
      </Part>
      <Part title="Fields">
        <TextField label={layout.search} placeholder={layout.searchPlaceholder} />
        <TextField label={layout.search} hint={layout.searchPlaceholder} optional />
        <TextField label={layout.search} defaultValue="?" error={layout.network} />
        <TextField label={layout.search} defaultValue={layout.home} disabled />
        <SelectField label={catalog.sort}>
          <option>{layout.home}</option>
        </SelectField>
        <QuantityStepper label={product.quantity} max={5} defaultValue={2} />
      </Part>
      <Part title="Choices">
        <Checkbox label={catalog.color} count={12} />
        <Checkbox label={catalog.color} count={12} defaultChecked />
        <Checkbox label={catalog.color} disabled />
        <Chips label={catalog.applied}>
          <ChipToggle>{layout.home}</ChipToggle>
          <ChipToggle defaultChecked>{layout.home}</ChipToggle>
        </Chips>
        <RadioCards legend={catalog.sort}>
          <RadioCard name="card" title={layout.home} aside={<Tag tone="sale">2</Tag>} defaultChecked />
          <RadioCard name="card" title={layout.search} />
        </RadioCards>
      </Part>
      <Part title="Notices">
        <Banner>{layout.offline}</Banner>
        <Banner tone="success">{cart.title}</Banner>
        <Banner tone="error" action={<Button small>{layout.tryAgain}</Button>}>
          {layout.network}
        </Banner>
        <Banner tone="offline">{layout.offline}</Banner>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {TAGS.map((tone) => (
            <Tag key={tone} tone={tone}>
              {layout.home}
            </Tag>
          ))}
        </p>
      </Part>
      <Part title="Money and trust">
        <Price amount={6_850} />
        <Price amount={3_775} was={6_300} percent />
        <Price amount={3_775} was={6_300} percent large oldPounds />
        <Rating value={4.4} count={18} />
        <Stripe bands={BANDS.map((thread, place) => ({ thread, width: 2 + (place % 3) }))} label="Stripe" />
        <Timeline
          steps={(['done', 'now', 'next', 'stopped'] as const).map((state) => ({
            title: layout.home,
            state,
          }))}
        />
      </Part>
      <Part title="Cards and empty places">
        <Ticket title={product.addToCart} text={layout.offline} tag={<Tag tone="accent">25%</Tag>} />
        <Ticket title={product.addToCart} text={layout.offline} state="taken" />
        <Ticket title={product.addToCart} text={layout.offline} state="muted" />
        <EmptyState
          icon="heart"
          title={layout.notFoundTitle}
          text={layout.notFoundText}
          action={<Button>{layout.home}</Button>}
          level={3}
        />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="field" />
      </Part>
    </main>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section style={{ display: 'grid', gap: '16px' }} aria-label={title}>
    <h2 dir="ltr">{title}</h2>
    {children}
  </section>
);

applyTheme();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <MemoryRouter>
      <Components />
    </MemoryRouter>,
  );
