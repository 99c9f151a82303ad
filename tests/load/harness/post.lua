-- For wrk: the same JSON each time. BODY comes by the environment.
dofile(os.getenv("REPORT"))

wrk.method = "POST"
wrk.body = os.getenv("BODY")
wrk.headers["Content-Type"] = "application/json"
