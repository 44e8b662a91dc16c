import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { fromPromise } from 'xstate';
import type { ListingMap } from '#contract/listings/listing-map.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import * as t from '#locales/map.ts';
import { mapMachine, type MapView } from '#machines/map.machine.ts';
import type { KeptMap } from '#src/shared/storage/kept-maps.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingMapQuery } from '#src/shared/api/listing-map.ts';
import type { MapMark } from './map-mark.ts';
import {
  boxInView,
  centerOffset,
  pan,
  viewAt,
  framePoints,
  zoomAround,
  zoomRange,
  type MapSize,
} from './mercator.ts';
import { RadarMap } from './radar-map.tsx';
import {
  createPin,
  createPins,
  listRegion,
  distanceRings,
  type KnownListings,
} from './search-marks.ts';
import { asBox, initialView, fitView, wholeEarth, type SearchedArea } from './searched-area.ts';
import type { Glide } from './use-glide.ts';
import { usePosition } from './use-position.ts';
import styles from './search-map.module.css';
import * as basics from '#locales/basics.ts';
import * as ui from '#locales/ui.ts';

type Filters = Omit<ListingQuery, 'box' | 'page' | 'page_size' | 'sort'>;

export interface SearchMapProps extends KnownListings, SearchedArea {
  /** The filters of the search, with its circle where it has one. */
  filters: Filters;
  /** Filters without the circle, for searching the visible part of the map. */
  filtersElsewhere: Filters;
  follows: boolean;
  onFollows: (follows: boolean) => void;
  onArea: (box: string) => void;
  /** The listing that the list points at, and the one that the map does. */
  highlighted: string | null;
  /** The location of the listing that the list points at, if known: on the map it may be within a cluster. */
  pointed: ListingMap['listings'][number] | null;
  onHighlight: (id: string | null) => void;
  /** The card of a chosen listing. */
  renderCard: (id: number) => ReactNode;
  /** What the map showed when the user left this entry of the history. */
  kept: KeptMap | undefined;
  onKeep: (map: KeptMap) => void;
}

/** Half of the room that a mark takes, with some around it, in pixels. */
const markRoom = 28;

/** The map of a search; it begins once it knows how large it is. */
export default function SearchMap(props: SearchMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width > 0 && height > 0) setSize((now) => now ?? { width, height });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      {size && <RunningMap {...props} firstSize={size} />}
    </div>
  );
}

function RunningMap(props: SearchMapProps & { firstSize: MapSize }) {
  const { filters, filtersElsewhere, place, box, follows, firstSize } = props;
  const { highlighted, pointed } = props;
  const { onArea, onFollows, onHighlight, renderCard, seen, favorites, kept, onKeep } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const size = useRef(firstSize);
  const card = useRef<HTMLDivElement>(null);
  const asked = useRef({ filters, filtersElsewhere, place, box });
  const [found, setFound] = useState<(ListingMap & { zoom: number }) | null>(null);
  const [start] = useState(() => initialView(props, firstSize));
  /** The view that the search has by itself. */
  const home = useRef(start.home);
  /** The search whose listings the map was fitted to. */
  const fitted = useRef(kept ? filters : null);

  async function load(view: MapView, signal: AbortSignal): Promise<void> {
    const now = asked.current;
    const isHome = view === home.current;
    // Where rooms are at all: the whole earth has too many marks to tell single ones.
    const isAnywhere = isHome && !now.box && !now.place && fitted.current !== now.filters;
    // A searched circle lies well within what is around it.
    const inView = (isHome && now.box) || boxInView(view, size.current, isHome ? 0.5 : 0);
    const query = {
      ...(isHome ? now.filters : now.filtersElsewhere),
      zoom: Math.max(0, Math.min(18, Math.round(view.zoom))),
      box: isAnywhere ? wholeEarth : asBox(inView),
    };
    const map = await queryClient.fetchQuery(listingMapQuery(api, query));
    if (signal.aborted) return;
    setFound({ ...map, zoom: view.zoom });
    if (isAnywhere && map.total > 0) {
      fitted.current = now.filters;
      goHome(framePoints(listRegion(map), size.current));
    }
  }
  const loadNow = useEffectEvent(load);
  // oxlint-disable-next-line react/refs -- read when marks are loaded, not while it renders
  const [logic] = useState(() =>
    mapMachine.provide({
      actors: {
        loadMarks: fromPromise(({ input: { view }, signal }) => loadNow(view, signal)),
      },
    }),
  );
  const actor = useActorRef(logic, {
    input: { view: start.first, follows },
    ...inspection(window),
  });
  // One by one: with every move, the whole state is a new object.
  const marksState = useSelector(actor, ({ value }) => value.marks);
  const isLeft = useSelector(actor, ({ value }) => value.area === 'left');
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const doesFollow = useSelector(actor, ({ context }) => context.follows);

  const resume = useEffectEvent(() => {
    if (!kept) return;
    if (kept.isLeft) actor.send({ type: 'view.changed', view: start.first });
    if (kept.chosen !== null) actor.send({ type: 'mark.chosen', mark: kept.chosen });
  });
  useEffect(() => resume(), [actor]);
  useEffect(() => {
    if (!found) return undefined;
    const keep = () => onKeep({ view: actor.getSnapshot().context.view, isLeft, chosen });
    keep();
    // Once when a move begins to settle and once when it has, not with each of its steps.
    let before = '';
    const subscription = actor.subscribe(({ value: { view } }) => {
      if (view !== before && view !== 'moving') keep();
      before = view;
    });
    return () => subscription.unsubscribe();
  }, [actor, found, isLeft, chosen, onKeep]);

  const wantArea = useEffectEvent((view: MapView) => {
    const area = boxInView(view, size.current);
    home.current = view;
    // The marks may be loaded before the address has it.
    const { filtersElsewhere: there } = asked.current;
    asked.current = { ...asked.current, filters: there, box: area };
    onArea(area);
  });
  useEffect(() => {
    const wanted = actor.on('area.wanted', ({ view }) => wantArea(view));
    return () => wanted.unsubscribe();
  }, [actor]);

  const search = JSON.stringify([filters, filtersElsewhere, place, box]);
  const follow = useEffectEvent(() => {
    const before = asked.current;
    if (same(before, { filters, filtersElsewhere, place, box })) return;
    asked.current = { filters, filtersElsewhere, place, box };
    if (same([before.place, before.box], [place, box])) actor.send({ type: 'marks.outdated' });
    else goHome(fitView({ box, place }, size.current));
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whatever is new in it
  useEffect(() => follow(), [search]);
  function goHome(view: MapView) {
    home.current = view;
    actor.send({ type: 'place.changed', view });
  }

  const source = useMemo(
    () => ({
      get: () => actor.getSnapshot().context.view,
      subscribe: (onChange: () => void) => {
        const subscription = actor.subscribe(onChange);
        return () => subscription.unsubscribe();
      },
    }),
    [actor],
  );
  const marks = useMemo(
    () => (found ? createPins(found, { seen, favorites }) : []),
    [found, seen, favorites],
  );
  const isWithinCluster = pointed && !marks.some(({ key }) => key === highlighted);
  const { lat, lng, km, name } = place ?? {};
  const rings = useMemo(
    () =>
      lat === undefined || lng === undefined || km === undefined
        ? []
        : distanceRings({ lat, lng, km }),
    [lat, lng, km],
  );
  const spot = useMemo(
    () =>
      lat !== undefined && lng !== undefined && name
        ? { place: { lat, lng }, text: name }
        : undefined,
    [lat, lng, name],
  );
  const position = usePosition((near) => actor.send({ type: 'view.changed', view: near }));

  /** The mark whose card was opened here, until a hand moves the map. */
  const pressed = useRef<[mark: MapMark, glide: Glide]>(null);
  /** Moves the map where a card, which grows as it loads, would cover the mark that it is about. */
  const uncover = useEffectEvent((shown: HTMLElement, below: HTMLElement) => {
    if (!pressed.current) return;
    const [mark, glide] = pressed.current;
    const { left, top } = centerOffset(glide.goal(), mark);
    const across = left + size.current.width / 2 - below.offsetLeft - shown.offsetLeft;
    const covered = top + size.current.height / 2 + markRoom - below.offsetTop;
    // On a low map there is no room above the card either.
    const hasRoom = below.offsetTop > 4 * markRoom;
    if (hasRoom && covered > 0 && across > -markRoom && across < shown.offsetWidth + markRoom) {
      glide.start(pan(glide.goal(), 0, -covered));
    }
  });
  useEffect(() => {
    const [shown, below] = [card.current, card.current?.parentElement];
    if (!shown || !below) return undefined;
    const observer = new ResizeObserver(() => uncover(shown, below));
    observer.observe(below);
    return () => observer.disconnect();
  }, [chosen]);

  function choose(mark: MapMark, glide: Glide) {
    if (!mark.isCluster) {
      pressed.current = [mark, glide];
      actor.send({ type: 'mark.chosen', mark: mark.key });
      return;
    }
    const { zoom } = glide.goal();
    if (zoom > zoomRange.max - 0.5) {
      // They lie at the same place: only a list can show them.
      const box = boxInView(viewAt(mark, zoomRange.max), { width: 8, height: 8 });
      onArea(box);
      return;
    }
    glide.start(zoomAround(viewAt(mark, zoom), 2));
  }

  /** Back to the part that is searched. */
  function goBack() {
    goHome(box || place ? fitView({ box, place }, size.current) : home.current);
  }

  /** The focus goes back to the mark, or where that is no more, to the map. */
  function closeCard() {
    const map = card.current?.closest(`.${styles.frame}`)?.querySelector('section');
    const mark = map?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (card.current?.contains(document.activeElement)) (mark ?? map)?.focus();
    actor.send({ type: 'mark.closed' });
  }

  return (
    <RadarMap
      label={t.mapOfRooms}
      hint={t.howToMove}
      source={source}
      rings={rings}
      spot={spot}
      here={position.here}
      marks={marks}
      chosen={chosen}
      highlighted={highlighted}
      pointed={isWithinCluster ? createPin(pointed, { seen, favorites }) : null}
      onMeasured={(measured) => {
        const { width, height } = size.current;
        size.current = measured;
        // At first it was measured with its border.
        const isSame = Math.hypot(measured.width - width, measured.height - height) < 4;
        if (isSame) return;
        const isHome = source.get() === home.current && (box ?? place);
        if (isHome) goHome(fitView({ box, place }, measured));
        else actor.send({ type: 'marks.outdated' });
      }}
      onBegin={() => {
        pressed.current = null;
        actor.send({ type: 'gesture.began' });
      }}
      onEnd={() => actor.send({ type: 'gesture.ended' })}
      onView={(view) => actor.send({ type: 'view.changed', view })}
      onMark={choose}
      onHover={(mark) => onHighlight(mark && !mark.isCluster ? mark.key : null)}
      onEscape={closeCard}
    >
      {position.isOffered && (
        <button
          type="button"
          aria-label={t.myPosition}
          title={t.myPosition}
          className={styles.here}
          disabled={position.isAsked}
          onClick={position.ask}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M12 2v4m0 12v4M2 12h4m12 0h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />
          </svg>
        </button>
      )}
      <div className={styles.top}>
        {isLeft && !doesFollow && (
          <button
            type="button"
            className={styles.searchHere}
            onClick={({ currentTarget }) => {
              focusMap(currentTarget);
              actor.send({ type: 'area.searched' });
            }}
          >
            {t.searchThisArea}
          </button>
        )}
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={doesFollow}
            onChange={({ currentTarget: { checked } }) => {
              actor.send({ type: 'following.changed', follows: checked });
              onFollows(checked);
            }}
          />
          {t.searchAsIMove}
        </label>
        {position.text && <output className={styles.message}>{position.text}</output>}
      </div>
      <div className={styles.bottom}>
        {marksState === 'failed' ? (
          <p role="alert" className={styles.message}>
            {t.marksFailed}{' '}
            <button type="button" onClick={() => actor.send({ type: 'retry.requested' })}>
              {basics.tryAgain}
            </button>
          </p>
        ) : (
          <output className={styles.message} data-loading={marksState !== 'shown'}>
            {found ? t.roomsHere({ count: found.total }) : t.loadingMarks}
          </output>
        )}
        {isLeft && !doesFollow && (
          <button
            type="button"
            className={styles.back}
            onClick={({ currentTarget }) => {
              focusMap(currentTarget);
              goBack();
            }}
          >
            {t.backToSearch}
          </button>
        )}
        {chosen !== null && (
          <div ref={card} className={styles.card}>
            <button
              type="button"
              aria-label={ui.close}
              className={styles.close}
              onClick={closeCard}
            >
              ×
            </button>
            {renderCard(Number(chosen))}
          </div>
        )}
      </div>
    </RadarMap>
  );
}

/** The focus is not lost with a button that goes. */
const focusMap = (button: Element) =>
  button.closest(`.${styles.frame}`)?.querySelector('section')?.focus({ preventScroll: true });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
