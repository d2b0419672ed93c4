import { expect, it } from 'vitest';
import type {
  Appointment,
  AppointmentHours,
  Offer,
  PracticeDays,
} from '#domain/appointments/appointmentSchema.ts';
import type { CalendarAddress } from '#domain/calendarFeed/calendarFeedSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { readTwice } from '#test/calendar/readTwice.ts';
import { onEachEngine } from '#test/engines.ts';
import { appointmentInput, hoursInput } from '#test/factories/appointments.ts';
import type { Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { toldAt } from '#test/notify/told.ts';

type Listed = { items: Appointment[]; next: string | null };

onEachEngine('Appointments', (engine) => {
  const slots = ({ id }: Person) => `/api/customers/${id}/appointment-slots`;
  const path = ({ id }: Person) => `/api/customers/${id}/appointments`;
  const today = () => dayIn('UTC', new Date());
  const inDays = (days: number, time = '10:00') => `${addDays(today(), days)}T${time}:00.000Z`;
  const told = toldAt(engine);
  const newsOf = async (person: Person) =>
    (await told.list(person)).items
      .filter(({ kind, read }) => kind.includes('appointment') && !read)
      .map(({ kind, about }) => `${kind} ${about}`);

  async function aPractice(wishes: Parameters<typeof hoursInput>[0] = {}) {
    const dietician = await engine.make.aDietician({ name: 'Meera' });
    const customer = await engine.make.aCustomer({ name: 'Anna Albrecht', dietician });
    await engine.make.someHours(dietician, wishes);
    const [as, asDietician] = [engine.as(customer), engine.as(dietician)];
    const book = (startsAt: string) =>
      as.post<Appointment & Refused>(slots(customer), { startsAt });
    const startsOf = async (from: string) =>
      (await as.get<Offer>(`${slots(customer)}?from=${from}&days=1`)).body.items.map(
        ({ startsAt }) => startsAt,
      );
    return { dietician, customer, as, asDietician, book, startsOf };
  }

  it('[VISIT-02] a dietician saves hours and rules; hours that overlap are refused by name, and so is a link that is not https', async () => {
    const as = engine.as(await engine.make.aDietician({ timeZone: 'Europe/Oslo' }));
    const none = await as.get<AppointmentHours>('/api/appointment-hours');
    expect(none.body).toMatchObject({ timeZone: 'Europe/Oslo', openings: [], version: 0 });
    const opening = { weekday: 2, from: '09:00', to: '12:00' };
    const wrong = hoursInput({
      openings: [opening, { ...opening, from: '11:00', to: '13:00' }],
      link: 'http://meet.example.org',
      closed: [{ from: '2026-12-31', to: '2026-12-24' }],
    });
    const refused = await as.put<Refused>('/api/appointment-hours', wrong, { ifMatch: 0 });
    expect(refused.status).toBe(422);
    const { openings: _, ...others } = wrong;
    expect(refused.body.error.fields).toMatchObject({
      link: 'Enter a whole address that begins with https://.',
      'closed.0.to': 'The last day off cannot be before the first.',
    });
    const overlaps = await as.put<Refused>(
      '/api/appointment-hours',
      { ...others, openings: wrong.openings, link: '', closed: [] },
      { ifMatch: 0 },
    );
    expect(overlaps.body.error.fields).toEqual({
      'openings.1': 'Tuesday: these hours overlap with 09:00–12:00. Join them, or leave a gap.',
    });
    const input = hoursInput({ timeZone: 'Europe/Oslo', openings: [opening] });
    expect((await as.put('/api/appointment-hours', input, { ifMatch: 0 })).status).toBe(200);
    expect((await as.put('/api/appointment-hours', input, { ifMatch: 0 })).status).toBe(412);
    const saved = await as.get<AppointmentHours>('/api/appointment-hours');
    expect(saved.body).toEqual({ ...input, version: 1 });
  });

  it('[VISIT-02] a customer books an offered time, which nobody else is offered then; the dietician is told', async () => {
    const { dietician, customer, as, book, startsOf } = await aPractice();
    const other = await engine.make.aCustomer({ dietician });
    const day = addDays(today(), 3);
    expect(await startsOf(day)).toEqual(['09:00', '10:00', '11:00'].map((at) => inDays(3, at)));
    expect((await book(inDays(3, '09:30'))).body.error.code).toBe('not-offered');
    expect((await book(inDays(3, '14:00'))).body.error.code).toBe('not-offered');
    const booked = await book(inDays(3));
    expect(booked.body).toMatchObject({
      startsAt: inDays(3),
      endsAt: inDays(3, '11:00'),
      place: 'Market Street 3',
      dietician: { name: 'Meera' },
      bookedBy: 'customer',
      changeableUntil: inDays(2),
      version: 1,
    });
    expect(await startsOf(day)).toEqual([inDays(3, '09:00'), inDays(3, '11:00')]);
    const late = await engine.as(other).post<Refused>(slots(other), { startsAt: inDays(3) });
    expect([late.status, late.body.error.message]).toEqual([
      409,
      'This time is already taken. Choose another.',
    ]);
    expect(await newsOf(dietician)).toEqual([`customer-appointment booked ${inDays(3)}`]);
    expect(await newsOf(customer)).toEqual([]);
    expect((await as.get<Listed>(path(customer))).body.items).toHaveLength(1);
  });

  it('[VISIT-02] nobody books whose coaching is over, too late or too far ahead, on a day off, or more than five', async () => {
    const off = { from: addDays(today(), 4), to: addDays(today(), 5) };
    const { dietician, book } = await aPractice({ noticeHours: 48, aheadDays: 20, closed: [off] });
    const over = await engine.make.aCustomer({ dietician, standing: 'expired' });
    const refused = await engine.as(over).post<Refused>(slots(over), { startsAt: inDays(3) });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'coaching-over']);
    const offer = await engine.as(over).get<Offer>(slots(over));
    expect(offer.body.refusal).toContain('Your coaching is over');
    for (const days of [0, 1, 4, 5, 21])
      expect((await book(inDays(days))).body.error.code).toBe('not-offered');
    for (const days of [6, 7, 8, 9, 10]) expect((await book(inDays(days))).status).toBe(201);
    expect((await book(inDays(11))).body.error.code).toBe('enough-ahead');
  });

  it('[VISIT-02] a dietician books outside of the hours, but never over another appointment of any length', async () => {
    const { customer, asDietician, book } = await aPractice();
    await book(inDays(3));
    const date = addDays(today(), 3);
    const set = (wishes: object) =>
      asDietician.post<Appointment & Refused>(
        path(customer),
        appointmentInput({ date, ...wishes }),
      );
    for (const [time, minutes] of [
      ['10:00', 60],
      ['09:30', 45],
      ['10:45', 15],
      ['08:00', 240],
    ] as const)
      expect((await set({ time, minutes })).body.error.code).toBe('slot-taken');
    // The same hour with a colleague would be in two places at once.
    const asColleague = engine.as(await engine.make.aDietician());
    const again = appointmentInput({ date, time: '10:00', minutes: 30 });
    const elsewhere = (await asColleague.post<Refused>(path(customer), again)).body.error;
    expect(elsewhere).toMatchObject({ code: 'slot-taken' });
    expect(elsewhere.message).toContain('somebody else of the practice');
    const early = await set({ time: '06:15', minutes: 90 });
    expect(early.body).toMatchObject({ endsAt: inDays(3, '07:45'), bookedBy: 'dietician' });
    expect((await set({ time: '07:45', minutes: 15 })).status).toBe(201);
    expect(await newsOf(customer)).toHaveLength(2);
    const past = await set({ date: addDays(today(), -1) });
    expect(past.body.error.fields).toEqual({ date: 'This time has passed. Choose a later one.' });
    const odd = await set({ time: '06:20' });
    expect(odd.body.error.fields?.time).toContain('quarter of an hour');
  });

  it('[VISIT-02] moving frees the old time, tells the other side in place of what was told before, and the second of two is told', async () => {
    const { dietician, customer, as, asDietician, book, startsOf } = await aPractice();
    const { id } = (await book(inDays(3))).body;
    const one = `${path(customer)}/${id}`;
    const date = addDays(today(), 4);
    const both = await Promise.all(
      ['14:00', '15:00'].map((time) =>
        asDietician.put(one, appointmentInput({ date, time }), { ifMatch: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await startsOf(addDays(today(), 3))).toContain(inDays(3));
    const [news] = await newsOf(customer);
    expect(news).toMatch(new RegExp(`^appointment moved ${date}T1[45]:00`));
    expect(await newsOf(dietician)).toEqual([]);
    const moved = await as.put<Appointment>(`${one}/slot`, { startsAt: inDays(5) }, { ifMatch: 2 });
    expect(moved.body).toMatchObject({ startsAt: inDays(5), place: 'By phone', version: 3 });
    expect(await newsOf(customer)).toEqual([]);
    expect(await newsOf(dietician)).toEqual([`customer-appointment moved ${inDays(5)}`]);
  });

  it('[VISIT-02] cancelling needs notice of a customer, keeps who and why, and frees the time', async () => {
    const { dietician, customer, as, asDietician, book, startsOf } = await aPractice();
    const soon = (await book(inDays(1, '09:00'))).body;
    await engine.db
      .updateTable('appointmentHours')
      .set({ cancelHours: 72 })
      .where('dieticianId', '=', dietician.id)
      .execute();
    const cancel = (client: typeof as, { id, version }: Appointment, reason = '') =>
      client.put<Appointment & Refused>(
        `${path(customer)}/${id}/cancellation`,
        { reason },
        { ifMatch: version },
      );
    expect((await cancel(as, soon)).body.error.message).toBe(
      'You can change it until 72 hours before. Write to your dietician now.',
    );
    expect((await cancel(asDietician, soon, ' Ill ')).body).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'dietician',
      reason: 'Ill',
      version: 2,
    });
    expect(await newsOf(customer)).toEqual([`appointment cancelled ${inDays(1, '09:00')}`]);
    expect(await startsOf(addDays(today(), 1))).toContain(inDays(1, '09:00'));
    expect((await cancel(asDietician, { ...soon, version: 2 })).body.error.code).toBe('cancelled');
    const later = (await book(inDays(6))).body;
    expect((await cancel(as, later)).body).toMatchObject({ cancelledBy: 'customer' });
    const { body } = await as.get<Listed>(path(customer));
    expect(body.items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('[VISIT-02] both are reminded once, at the new time after a move, and not of what was cancelled', async () => {
    const { dietician, customer, asDietician, book } = await aPractice();
    const [kept, gone] = [(await book(inDays(5))).body, (await book(inDays(6))).body];
    const one = `${path(customer)}/${kept.id}`;
    const date = addDays(today(), 7);
    const moved = appointmentInput({ date, time: '10:00' });
    await asDietician.put(one, moved, { ifMatch: 1 });
    const cancelling = `${path(customer)}/${gone.id}/cancellation`;
    await asDietician.put(cancelling, { reason: '' }, { ifMatch: 1 });
    const look = async (at: string) => {
      await told.look('appointment-reminder', new Date(at));
      return (await newsOf(customer)).filter((each) => each.includes('-soon'));
    };
    expect(await look(inDays(5, '12:00'))).toEqual([]);
    expect(await look(inDays(6))).toEqual([`appointment-soon ${inDays(7)}`]);
    expect(await look(inDays(6, '12:00'))).toHaveLength(1);
    expect(await newsOf(dietician)).toContain(`customer-appointment-soon ${inDays(7)}`);
    const waiting = await engine.db
      .selectFrom('outboxItem')
      .select('id')
      .where('kind', '=', 'appointment-reminder')
      .where('userId', '=', customer.id)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('[VISIT-02] it is in the calendars of both under one UID, whose SEQUENCE is raised, in the language of each', async () => {
    const { dietician, customer, as, asDietician, book } = await aPractice();
    await as.put('/api/me/locale', { locale: 'de-DE' });
    const { id } = (await book(inDays(3))).body;
    const feedOf = async (client: typeof as, at: string) =>
      (await client.put<CalendarAddress>(at)).body.address;
    const addresses = [
      await feedOf(as, `/api/customers/${customer.id}/calendar-feed`),
      await feedOf(asDietician, '/api/calendar-feed'),
    ];
    const files = () =>
      Promise.all(addresses.map(async (address) => await (await fetch(address)).text()));
    const seen = async () =>
      (await files()).map((file) => {
        const [first, second] = readTwice(file);
        expect(second).toEqual(first);
        const said = /SEQUENCE:(\d+)[\s\S]*?STATUS:(\w+)/.exec(file.replaceAll('\r', '')) ?? [];
        const event = first.find(({ uid }) => uid === `appointment-${id}`);
        return [event?.title, event?.from, said[1], said[2]];
      });
    expect(await seen()).toEqual([
      ['Termin mit Meera', inDays(3), '0', 'CONFIRMED'],
      ['Appointment with Anna Albrecht', inDays(3), '0', 'CONFIRMED'],
    ]);
    const one = `${path(customer)}/${id}`;
    const date = addDays(today(), 4);
    await asDietician.put(one, appointmentInput({ date, time: '10:00' }), { ifMatch: 1 });
    expect(await seen()).toEqual([
      ['Termin mit Meera', inDays(4), '1', 'CONFIRMED'],
      ['Appointment with Anna Albrecht', inDays(4), '1', 'CONFIRMED'],
    ]);
    await as.put(`${one}/cancellation`, { reason: '' }, { ifMatch: 2 });
    expect(await seen()).toEqual([
      ['Abgesagt: Termin mit Meera', inDays(4), '2', 'CANCELLED'],
      ['Cancelled: Appointment with Anna Albrecht', inDays(4), '2', 'CANCELLED'],
    ]);
    await engine.make.erase(dietician);
    expect((await fetch(addresses[1] ?? '')).status).toBe(404);
    expect((await as.get<Listed>(path(customer))).body.items).toMatchObject([{ dietician: null }]);
  });

  it('[VISIT-02] the practice sees its day with what to know of each person; who withdrew consent is not in it', async () => {
    const { dietician, customer, asDietician } = await aPractice();
    const gone = await engine.make.aCustomer({ dietician });
    const startsAt = new Date(inDays(40));
    await engine.make.anAppointment(customer, { dietician, startsAt });
    const later = new Date(inDays(40, '11:00'));
    await engine.make.anAppointment(gone, { dietician, startsAt: later });
    await engine.make.withoutConsent(gone, 'withdrawn');
    await engine.make.aVisit(customer, {
      date: addDays(today(), -30),
      nextStep: 'Ask about iron.',
    });
    const between = `from=${inDays(40, '00:00')}&to=${inDays(41, '00:00')}`;
    const { body } = await asDietician.get<PracticeDays>(`/api/appointments?${between}`);
    expect(body.items).toMatchObject([
      {
        customer: { id: customer.id, name: 'Anna Albrecht' },
        facts: { planStatus: 'active', nextStep: 'Ask about iron.', lastLoggedOn: null },
      },
    ]);
    const wide = `from=${inDays(0)}&to=${inDays(36)}`;
    expect((await asDietician.get(`/api/appointments?${wide}`)).status).toBe(422);
  });
});
