"""What a table exports to other widgets of a page: calls that are answered one after the other."""

CALLS = """async () => {
  const {default: table} = await import("http://cards.test/stage/play_table_notebook.js");
  const listeners = new Set();
  const sent = [];
  const traits = {status: {at: 0}, log: null};
  let isGone = false;
  const model = {
    get: (name) => traits[name],
    set: (name, value) => (traits[name] = value),
    on: (_, listener) => listeners.add(listener),
    off: (_, listener) => listeners.delete(listener),
    send: (message) => {
      if (isGone) throw new Error("no kernel");
      sent.push(message);
    },
  };
  const hear = async (message) => {
    traits.status = message.status;
    for (const listener of [...listeners]) listener(message);
    await new Promise((done) => setTimeout(done));
  };
  const told = (call) => call.then(({at}) => at, (error) => error.message);
  const exported = table.initialize({model});
  const before = listeners.size;
  const calls = [exported.play("p1 play 7d"), exported.step(), exported.play("p1 play 7d")].map(told);
  await new Promise((done) => setTimeout(done));
  const first = sent.length;
  await hear({steps: [], cut: 0, status: {at: 2}});
  await hear({steps: [], cut: 0, status: {at: 4}});
  await hear({steps: [], cut: 0, status: {at: 4}, said: {sentence: "Not your card."}});
  const results = await Promise.all(calls);
  isGone = true;
  results.push(await told(exported.step()));
  return {results, first, at: sent.map(({at}) => at), left: listeners.size - before};
}"""


def test_calls_wait_for_each_other_and_leave_nothing_behind(modules):
    """Each is sent with the number of the last action, once the call before it is answered. A refusal or a lost kernel rejects
    a call, and no listener is left.
    """
    told = modules.evaluate(CALLS)
    assert told["results"] == [2, 4, "Not your card.", "no kernel"]
    assert (told["first"], told["at"]) == (1, [0, 2, 4])
    assert told["left"] == 0
